import { stated } from "./assemble.mjs";

/** What others say: evaluations, the deployment and the build, each with the record that says it. */
export function standing(evaluations, deployment, build, subject) {
  return {
    evaluations: evaluations.map(record => evaluation(record, subject)),
    ...stated(["deployments", ["deployment", [deployed(deployment)]]], ["builds", ["build", [built(build)]]]),
  };
}

function evaluation({ id, said }, subject) {
  return {
    ...stated(
      ["by", [id, said.by]],
      ["run_by_subject", [id, said.by === subject]],
      ["descriptor_digest", [id, said.descriptor_digest]],
      ["cases", [id, said.cases.map(({ observed, ...rest }) => rest)]],
      ["conforms", [id, said.conforms]],
      ["summary", [id, said.summary]],
      ["records_audit", [id, said.records_audit]],
      ["produced_at", [id, said.produced_at]]),
    record: id,
  };
}

const deployed = said => ({
  by: said.by, act: said.act, package_digest: `sha256:${said.package.sha256}`,
  descriptor_digest: said.descriptor_digest, environment: said.environment, target: said.target,
  key_custody: said.key_custody, ceilings: said.ceilings, installed: said.installed, checks: said.checks,
  produced_at: said.produced_at, record: "deployment" });

const built = said => ({
  by: said.by, package_digest: `sha256:${said.package.sha256}`, source: said.source, draft: said.draft,
  produced_at: said.produced_at, record: "build" });
