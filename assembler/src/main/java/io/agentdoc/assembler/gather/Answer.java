package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.Validators;
import io.agentdoc.document.value.Bytes;
import java.util.Optional;

/** How asking an origin ended, before the cache has its say. */
sealed interface Answer {

    /** A whole body under status 200. */
    record Body(Bytes bytes, Validators validators, Optional<String> servedFrom) implements Answer {}

    /** The origin says that what we hold is what it has. */
    record NotModified(Validators validators, Optional<String> servedFrom) implements Answer {}

    /** The origin says that there is no such document. */
    record Gone(int status) implements Answer {}

    /** The origin has something to say and not to us: another status from 400 to 499. */
    record Denied(int status, String why) implements Answer {}

    record Refused(String why) implements Answer {}

    record TooLarge(long most) implements Answer {}

    /** No whole answer came, and another attempt cannot help. */
    record Failed(String why) implements Answer {}

    /** No whole answer came this time. */
    record Passing(String why, RetryAfter pause) implements Answer {}
}
