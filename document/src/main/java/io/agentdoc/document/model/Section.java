package io.agentdoc.document.model;

/** One of the twelve parts of an AgentDoc, which always knows its sources (9.5). */
public sealed interface Section extends Part
        permits Identity,
                Interaction,
                Asked,
                Role,
                Sells,
                Access,
                Refuses,
                Reaches,
                Leaves,
                Configs,
                Handling,
                Standing {}
