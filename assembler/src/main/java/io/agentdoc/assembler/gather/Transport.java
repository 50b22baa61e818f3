package io.agentdoc.assembler.gather;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * One fetch from first attempt to last, along its redirects, within one deadline.
 *
 * <p>A pause that a host asks for is this fetch's alone: on a host that many share, one stranger's document would
 * otherwise silence its neighbours.
 */
final class Transport {
    /** Real documents are one redirect away, seldom two: five. */
    private static final int MOST_REDIRECTS = 5;

    /** How long the first repeat waits at the most; the next twice as long, and none past the deadline. */
    private static final Duration FIRST_PAUSE = Duration.ofMillis(250);

    private final FetchPolicy policy;
    private final UrlRule rule;
    private final Exchange exchange;
    private final HostLanes lanes;
    private final RandomGenerator jitter;
    private final Robots robots;

    Transport(
            FetchPolicy policy,
            UrlRule rule,
            Exchange exchange,
            HostLanes lanes,
            RandomGenerator jitter,
            Robots robots) {
        this.policy = policy;
        this.rule = rule;
        this.exchange = exchange;
        this.lanes = lanes;
        this.jitter = jitter;
        this.robots = robots;
    }

    /** The caller has its turn at the request's own host; every other host on the way is waited for here. */
    Answer get(Request request, Deadline deadline) {
        return attempts(request, deadline, () -> follow(request, deadline));
    }

    private Answer attempts(Request request, Deadline deadline, Supplier<Answer> attempt) {
        Answer answer = attempt.get();
        for (int retry = 0; retry < policy.retries() && answer instanceof Answer.Passing passing; retry++) {
            Duration pause = passing.pause().asked().orElse(pause(retry));
            if (deadline.isOver() || !deadline.sleep(pause)) {
                break;
            }
            answer = attempt.get();
        }
        if (deadline.isOver() && (answer instanceof Answer.Passing || answer instanceof Answer.Failed)) {
            return new Answer.Failed(request.url().host() + " did not answer within "
                    + policy.deadline().toSeconds() + " s");
        }
        return answer instanceof Answer.Passing passing ? new Answer.Failed(passing.why(), passing.status()) : answer;
    }

    /** Twice as long each time, and not at the same moment as everybody else. */
    private Duration pause(int retry) {
        long most = FIRST_PAUSE.toMillis() << retry;
        return Duration.ofMillis(most / 2 + jitter.nextLong(most / 2 + 1));
    }

    /** Every host on the way is asked first whether it lets us; where a robots.txt leads is not a question for another. */
    private Answer follow(Request request, Deadline deadline) {
        String held = request.url().host();
        Function<Request, Answer> asking = robotsTxt ->
                attempts(robotsTxt, deadline, () -> follow(robotsTxt, held, deadline, at -> Optional.empty()));
        return follow(request, held, deadline, at -> robots.refusal(at, deadline, asking));
    }

    private Answer follow(
            Request request, String held, Deadline deadline, Function<FetchUrl, Optional<Answer>> refusal) {
        FetchUrl at = request.url();
        Optional<Bearer> bearer = request.bearer();
        for (int redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
            Optional<Answer> refused = refusal.apply(at);
            if (refused.isPresent()) {
                return refused.get();
            }
            Exchange.Reply reply = inTurn(request, at, held, bearer, deadline);
            if (reply instanceof Exchange.Reply.Final end) {
                return redirects == 0 ? end.answer() : servedFrom(end.answer(), at);
            }
            UrlReading next = next(at, ((Exchange.Reply.Elsewhere) reply).location());
            if (next instanceof UrlReading.Odd odd) {
                return new Answer.Refused(at.host() + " redirects to where we do not go: " + odd.why());
            }
            FetchUrl to = ((UrlReading.Sound) next).url();
            bearer = bearer.filter(secret -> to.isSameOrigin(request.url()));
            at = to;
        }
        return new Answer.Refused(request.url().host() + " redirects more than " + MOST_REDIRECTS + " times");
    }

    private Exchange.Reply inTurn(
            Request request, FetchUrl at, String held, Optional<Bearer> bearer, Deadline deadline) {
        if (at.host().equals(held)) {
            return exchange.send(request, at, bearer, deadline);
        }
        return lanes.within(at.host(), deadline.remaining(), () -> exchange.send(request, at, bearer, deadline))
                .orElseGet(() -> new Exchange.Reply.Final(
                        new Answer.Passing(at.host() + " is asked by too many at once", RetryAfter.unsaid())));
    }

    private UrlReading next(FetchUrl from, String location) {
        UrlReading next = read(from, location);
        boolean lessSafe = from.scheme().equals("https")
                && next instanceof UrlReading.Sound sound
                && !sound.url().scheme().equals("https");
        return lessSafe ? new UrlReading.Odd("from https to http") : next;
    }

    private UrlReading read(FetchUrl from, String location) {
        try {
            return rule.read(from.uri().resolve(location).toString());
        } catch (IllegalArgumentException e) {
            return new UrlReading.Odd("the text is not a URL");
        }
    }

    private static Answer servedFrom(Answer answer, FetchUrl at) {
        Optional<String> url = Optional.of(at.uri()).map(URI::toString);
        return switch (answer) {
            case Answer.Body body -> new Answer.Body(body.bytes(), body.validators(), url);
            case Answer.NotModified same -> new Answer.NotModified(same.validators(), url);
            default -> answer;
        };
    }
}
