import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startProgram } from "./program.ts";

const proxy_program = "/usr/sbin/nginx";
const operators_file = path.join(import.meta.dirname, "../../../../deploy/nginx.conf");

export type Proxy = { certificate: string; reload(): void; stop(): Promise<void> };
type Place = { folder: string; http: number; https: number; servers: readonly number[] };

/** What a site of several processes needs and this machine has not; empty where all is there. */
export function missingForSite(): string[] {
  const wanted: [string, boolean][] = [
    ["nginx", existsSync(proxy_program)],
    ["postgresql", globSync("/usr/lib/postgresql/*/bin/initdb").length > 0],
    ["openssl", existsSync("/usr/bin/openssl")],
  ];
  return wanted.filter(([, found]) => !found).map(([name]) => name);
}

/**
 * Starts nginx with the file that operators are given; only its ports, the certificate's place and where it writes are
 * this machine's.
 */
export function startProxy(place: Place): Proxy {
  const { folder } = place;
  mkdirSync(folder, { recursive: true });
  const certificate = makeCertificate(folder);
  writeFileSync(path.join(folder, "site.conf"), siteFor(place));
  // Its workers keep large bodies in this folder, which is nobody's but ours.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const main = [
    user,
    `pid ${folder}/pid; worker_processes 2; daemon off; error_log ${folder}/error.log;`,
    "events {}",
    // Without a word nginx opens the log of the machine's own, which only root may write.
    `http { access_log off; ${temporaryFolders(folder)} include ${folder}/site.conf; }`,
  ].join("\n");
  writeFileSync(path.join(folder, "nginx.conf"), main);
  const options = ["-c", `${folder}/nginx.conf`, "-e", `${folder}/error.log`];
  execFileSync(proxy_program, [...options, "-t"], { stdio: "pipe" });
  const running = startProgram(proxy_program, options, { end_signal: "SIGTERM" });
  return { certificate, reload: () => void running.child.kill("SIGHUP"), stop: running.stop };
}

function siteFor({ folder, http, https, servers }: Place): string {
  let text = readFileSync(operators_file, "utf8");
  const replace = (what: string | RegExp, by: string) => {
    const replaced = text.replaceAll(what, by);
    if (replaced === text) throw new Error(`deploy/nginx.conf no longer says ${what}`);
    text = replaced;
  };
  replace(/^ *listen \[::\]:\d+.*$/gm, "");
  replace("listen 443 ", `listen 127.0.0.1:${https} `);
  replace(/listen 80\b/g, `listen 127.0.0.1:${http}`);
  servers.forEach((port, i) => replace(`127.0.0.1:${3001 + i} `, `127.0.0.1:${port} `));
  replace("/etc/letsencrypt/live/sanjog.example", folder);
  replace("/var/log/nginx", folder);
  replace("/opt/sanjog/deploy", path.dirname(operators_file));
  return text;
}

function makeCertificate(folder: string): string {
  const [key, certificate] = [path.join(folder, "privkey.pem"), path.join(folder, "fullchain.pem")];
  const wanted = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const subject = ["-subj", "/CN=sanjog.example", "-addext", "subjectAltName=DNS:sanjog.example"];
  const files = ["-keyout", key, "-out", certificate, "-days", "2"];
  if (!existsSync(certificate)) execFileSync("openssl", [...wanted, ...subject, ...files], { stdio: "pipe" });
  return readFileSync(certificate, "utf8");
}

function temporaryFolders(folder: string): string {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ");
}
