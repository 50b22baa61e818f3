const label = name => name[0].toUpperCase() + name.slice(1).replaceAll("_", " ");

export default function (config) {
  config.addFilter("label", label);
  config.addFilter("startsWith", (text, start) => text.startsWith(start));
  config.addFilter("isSource", name => name === "from" || name.endsWith("_from"));
  config.addFilter("isMap", value => value !== null && typeof value === "object" && !Array.isArray(value));
  config.addFilter("isList", value => Array.isArray(value));
  config.addFilter("isParts", value => Array.isArray(value) && value.some(one => typeof one === "object"));
  config.addGlobalData("layout", "agent.njk");
  config.addGlobalData("titles", {
    identity: "Who it is",
    shape: "How it meets you",
    asked: "What it can be asked",
    role: "The role it holds",
    sells: "What it does",
    access: "How to reach it",
    refuses: "What it refuses",
    reaches: "What it reaches",
    leaves: "What it leaves behind",
    configs: "What a job may set",
    handling: "Your data",
    standing: "What others say",
  });
  return {
    htmlTemplateEngine: false,
    templateFormats: ["html"],
    dir: { input: "content", includes: "../_includes", output: "site" },
  };
}
