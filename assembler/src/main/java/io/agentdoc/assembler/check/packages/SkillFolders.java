package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.Quoted;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** There is one skill for each job, offering or step, in a folder called like it, and no skill without a job (12.5). */
final class SkillFolders implements PackageRule {
    private static final String RULE = "12.5-1";
    private static final Pattern NAME =
            Pattern.compile("(?m)^name:[ \\t]{0,8}[\"']?([^\"'\\s]{1,200})[\"']?[ \\t]{0,8}\\r?$");

    @Override
    public void check(Inspected packed, Found into) {
        if (packed.draft().isEmpty()) {
            return;
        }
        Set<String> jobs = new TreeSet<>();
        for (Spot job : packed.jobs()) {
            if (job.isObject()) {
                job.text("id").ifPresentOrElse(jobs::add, () -> into.error(RULE, job.place("id"), "the job has no id"));
            }
        }
        Set<String> skills = packed.skills();
        for (Spot job : packed.jobs()) {
            job.text("id")
                    .filter(id -> !skills.contains(id) && !skills.isEmpty())
                    .ifPresent(id -> into.error(
                            RULE, job, "the job " + Quoted.name(id) + " has no skill; add skills/" + id + "/SKILL.md"));
        }
        skills.forEach(skill -> skill(packed, skill, jobs, into));
    }

    private static void skill(Inspected packed, String skill, Set<String> jobs, Found into) {
        String folder = Inspected.SKILLS + skill;
        if (!jobs.contains(skill)) {
            into.error(
                    RULE,
                    folder,
                    "no offering and no step is called " + Quoted.name(skill)
                            + "; declare the job or take the skill out");
        }
        String file = folder + "/" + Inspected.SKILL_FILE;
        if (packed.files().bytes(file).isEmpty()) {
            into.error("12.2-1", file, "the skill has no such file, which says what it does");
        } else {
            TextFiles.text(packed.bytes(file)).ifPresent(text -> named(skill, file, text, into));
        }
    }

    private static void named(String skill, String file, String text, Found into) {
        Matcher name = NAME.matcher(text);
        if (text.startsWith("---") && name.find() && !name.group(1).equals(skill)) {
            into.warning(
                    RULE,
                    file,
                    "it calls itself " + Quoted.name(name.group(1)) + ", and a skill is called like its folder");
        }
    }
}
