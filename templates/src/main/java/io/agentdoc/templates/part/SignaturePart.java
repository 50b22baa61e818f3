package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.words.AssemblySignature;

/** A signature of the assembler over this view. It never vouches for what the subject says (9.3, 9.11). */
public record SignaturePart(AssemblySignature state, SafeHtml words) {}
