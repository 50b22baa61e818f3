package io.agentdoc.document.model;

import io.agentdoc.document.stated.Stated;
import java.util.HashMap;
import java.util.Map;

/** What is stated of the members of one part. A member that was never put in is not stated. */
public final class Members {
    private static final Members NONE = new Members(Map.of());

    private final Map<Member<?>, Stated<?>> stated;

    private Members(Map<Member<?>, Stated<?>> stated) {
        this.stated = stated;
    }

    public static Members none() {
        return NONE;
    }

    public static Builder builder() {
        return new Builder(NONE);
    }

    @SuppressWarnings("unchecked") // put() only ever pairs a member with what is stated of its own type
    public <T> Stated<T> get(Member<T> member) {
        Stated<?> found = stated.get(member);
        return found == null ? Stated.notStated() : (Stated<T>) found;
    }

    public boolean isSilent() {
        return stated.values().stream().noneMatch(Stated::isStated);
    }

    /** The same members but for one. */
    public <T> Members with(Member<T> member, Stated<T> said) {
        return new Builder(this).put(member, said).build();
    }

    public Builder toBuilder() {
        return new Builder(this);
    }

    @Override
    public boolean equals(Object other) {
        return other == this || (other instanceof Members that && stated.equals(that.stated));
    }

    @Override
    public int hashCode() {
        return stated.hashCode();
    }

    @Override
    public String toString() {
        return stated.toString();
    }

    /** Collects what is stated, member by member. */
    public static final class Builder {
        private Map<Member<?>, Stated<?>> stated;
        private boolean isBuilt;

        private Builder(Members start) {
            stated = start.stated;
            isBuilt = true;
        }

        public <T> Builder put(Member<T> member, Stated<T> said) {
            if (isBuilt) {
                stated = new HashMap<>(stated);
                isBuilt = false;
            }
            if (said instanceof Stated.NotStated) {
                stated.remove(member);
            } else {
                stated.put(member, said);
            }
            return this;
        }

        public Members build() {
            isBuilt = true;
            return stated.isEmpty() ? NONE : new Members(stated);
        }
    }
}
