package io.agentdoc.templates.part;

import io.agentdoc.templates.words.SectionName;

/** One of the twelve sections as it is shown. A section nobody stated is shown too (9.5, 9.8). */
public sealed interface SectionPart
        permits IdentityPart,
                ShapePart,
                AskedPart,
                RolePart,
                SellsPart,
                AccessPart,
                RefusesPart,
                ReachesPart,
                LeavesPart,
                ConfigsPart,
                HandlingPart,
                StandingPart,
                SilentSection {
    SectionName name();
}
