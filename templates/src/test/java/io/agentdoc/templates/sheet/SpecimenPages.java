package io.agentdoc.templates.sheet;

import static io.agentdoc.templates.sheet.Making.marks;
import static io.agentdoc.templates.sheet.Making.theirs;

import io.agentdoc.templates.page.AgentPage;
import io.agentdoc.templates.page.Assembled;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.Body;
import io.agentdoc.templates.page.BrowsePage;
import io.agentdoc.templates.page.Frame;
import io.agentdoc.templates.page.Header;
import io.agentdoc.templates.page.Home;
import io.agentdoc.templates.page.IndexPage;
import io.agentdoc.templates.page.LetterGroup;
import io.agentdoc.templates.page.LetterLink;
import io.agentdoc.templates.page.Listing;
import io.agentdoc.templates.page.NotFoundPage;
import io.agentdoc.templates.page.OwnPage;
import io.agentdoc.templates.page.OwnersWords;
import io.agentdoc.templates.page.PackagePage;
import io.agentdoc.templates.page.Pages;
import io.agentdoc.templates.page.SearchPage;
import io.agentdoc.templates.part.OpenLine;
import io.agentdoc.templates.part.ScopePart;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.part.SilentSection;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.Markdown;
import io.agentdoc.templates.safe.Ours;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.words.Facet;
import io.agentdoc.templates.words.Heading;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Scope;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Silence;
import io.agentdoc.templates.words.Term;
import io.agentdoc.templates.words.Words;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A page of every template, and of each template's states, by the names of their files. */
final class SpecimenPages {
    private final Pages pages = new Pages();
    private final Words words;
    private final Making make;
    private final SpecimenAgent agent;

    SpecimenPages(Words words) {
        this.words = words;
        this.make = new Making(words);
        this.agent = new SpecimenAgent(words);
    }

    Map<String, byte[]> files() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        AgentPage speaking = agent.page();
        files.put("agent", pages.agent(speaking));
        files.put("silent", pages.agent(silent()));
        files.put("package", pages.packagePage(new PackagePage(speaking.frame(), pack(), speaking.body())));
        files.put("index", pages.index(index(Optional.of("search.html"), List.of(letter()))));
        files.put("list", pages.index(index(Optional.empty(), List.of(letter()))));
        files.put("empty", pages.index(index(Optional.empty(), List.of())));
        files.put("browse", pages.browse(browse()));
        files.put("search", pages.search(new SearchPage(frame(Heading.SEARCH), script(), "browse.html")));
        files.put("own", pages.own(own()));
        files.put("owned", pages.notFound(new NotFoundPage(frame(Heading.NOT_FOUND, owners()))));
        files.put("missing", pages.notFound(new NotFoundPage(frame(Heading.NOT_FOUND))));
        return files;
    }

    private Frame frame(Heading heading) {
        return frame(heading, OwnersWords.none());
    }

    private static OwnersWords owners() {
        return new OwnersWords(
                words("**Notice.** This site moves on [1 November](https://directory.example/moves)."),
                words("Run by somebody:\n\n- at home\n- [by mail](mailto:owner@directory.example)"));
    }

    private static Optional<SafeHtml> words(String markdown) {
        return OwnersWords.read(markdown) instanceof OwnersWords.Reading.Read(SafeHtml html)
                ? Optional.of(html)
                : Optional.empty();
    }

    private Frame frame(Heading heading, OwnersWords owners) {
        return new Frame(
                words,
                words.say(heading),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                new Assets().under("assets/"),
                Optional.of(new Home("index.html", theirs("Example directory"))),
                owners);
    }

    private static String script() {
        return "assets/" + new Assets().search().getKey();
    }

    /** An agent of which nobody says anything. */
    private AgentPage silent() {
        Header header = agent.header();
        var unsaid = new Header(
                header.name(),
                Optional.empty(),
                header.about(),
                new Assembled(header.assembled().by(), Optional.empty(), Optional.empty(), List.of()),
                Optional.empty());
        List<SectionPart> sections = Arrays.stream(SectionName.values())
                .map(name -> (SectionPart) new SilentSection(name, marks("card"), words.say(Silence.ROLE)))
                .toList();
        var frame = new Frame(
                words,
                words.say(Heading.SOURCES),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                new Assets().under("assets/"),
                Optional.empty());
        var body = new Body(
                sections, List.of(), List.of(), List.of(), new SpecimenTail(make).sources(), List.of(), List.of());
        return new AgentPage(frame, unsaid, body);
    }

    private Header pack() {
        Header header = agent.header();
        var assembled = new Assembled(header.assembled().by(), Optional.empty(), Optional.empty(), List.of());
        return new Header(
                theirs("clause-reviewer 2.1.0"), header.inItsWords(), header.about(), assembled, header.json());
    }

    private IndexPage index(Optional<String> search, List<LetterGroup> groups) {
        return new IndexPage(
                frame(Heading.BROWSE),
                theirs("Example directory"),
                groups.isEmpty() ? words.say(Note.INDEX_NONE) : words.say(Note.INDEX_MANY, words.number(41_203)),
                search,
                List.of(new LetterLink(words.say(Heading.BROWSE), "browse.html")),
                groups.isEmpty()
                        ? List.of()
                        : List.of(new LetterLink(
                                Ours.words("C"), letter().anchor().href())),
                groups);
    }

    private LetterGroup letter() {
        return new LetterGroup(Anchor.of("letter[C]"), Ours.words("C"), List.of(named(), open(), unsaid()));
    }

    private Listing named() {
        return new Listing(
                "agent.html",
                theirs("Clause reviewer"),
                List.of(new ScopePart(Scope.TASK_SPECIFIC, words.say(Scope.TASK_SPECIFIC))),
                Optional.of(theirs("Reads a contract and reports unusual or one-sided clauses.")),
                List.of(),
                List.of(
                        theirs("0.40 USD per contract"),
                        words.say(Note.ASSEMBLED_AT, make.moment()),
                        words.say(Note.NOT_STATED_LIST, words.say(SectionName.ROLE))));
    }

    private Listing open() {
        var scope =
                new ScopePart(Scope.OPEN_WITH_FOCUS, words.say(Scope.OPEN_WITH_FOCUS, words.say(Term.FOCUS__SOFTWARE)));
        return new Listing(
                "agent.html",
                theirs("Code hands"),
                List.of(scope),
                Optional.empty(),
                List.of(new OpenLine(
                        theirs("Develop"),
                        scope,
                        words.say(Term.AUTHORITY__RUNS_COMMANDS),
                        words.say(Note.NOT_STATED_SHORT))),
                List.of(words.say(Note.PRICE_NOT_STATED)));
    }

    private Listing unsaid() {
        return new Listing(
                "silent.html", theirs("ck-" + "9".repeat(110)), List.of(), Optional.empty(), List.of(), List.of());
    }

    private BrowsePage browse() {
        List<BrowsePage.Group> groups = Arrays.stream(Facet.values())
                .map(facet -> new BrowsePage.Group(
                        Anchor.of(facet.path()),
                        words.say(facet),
                        List.of(choice(theirs("a value of somebody's own")), choice(words.say(Note.NOT_STATED_SHORT)))))
                .toList();
        return new BrowsePage(frame(Heading.BROWSE), groups);
    }

    private BrowsePage.Choice choice(SafeHtml value) {
        return new BrowsePage.Choice("list.html", value, words.say(Note.INDEX_ONE));
    }

    private OwnPage own() {
        SafeHtml text = new Markdown().render("""
            ## What this directory is

            It lists agents whose operators publish something **readable**, and prints what they have not said.

            - Nobody pays to be listed.
            - Nobody is ranked.

            > A quotation of somebody, with `code` and [a link](https://directory.example/).

            1. First
            2. Second

            | What | Where it stands | Agents |
            |------|:---------------:|-------:|
            | A name | `identity` | 1,200 |
            | A price, **or** that there is none | [the terms](https://directory.example/) | 7 |
            | جدول | Tabelle | x |

            1. A list
               1. in a list
                  1. in a list
                     1. with text that breaks into lines

                        ```
                        %s
                        ```
            """.formatted("code ".repeat(60))).orElseThrow();
        return new OwnPage(
                frame(Heading.LEGEND),
                Ours.words("About"),
                text,
                List.of(new LetterLink(Ours.words("About"), "own.html")));
    }
}
