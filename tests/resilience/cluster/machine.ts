import { closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import { asOrdinaryUser, giveToServer } from "../../../apps/api/test/support/postgres-server.ts";
import { type Program, startProgram } from "../../../apps/api/test/support/program.ts";
import { openSilentProxy, type SilentProxy } from "../../../apps/api/test/support/silent-proxy.ts";
import { type Addresses, dataOf, etcdSettings, machines, nameOf, patroniFile, ports } from "./files.ts";
import { etcd_program, familyOf, patroni_program, postmasterOf, signalAll } from "./programs.ts";

/** One database machine: etcd, Patroni, and the PostgreSQL that Patroni starts. */
export type Machine = {
  n: number;
  name: string;
  /** The address at which HAProxy and clients reach its PostgreSQL. */
  host: string;
  /** The configuration of Patroni, for patronictl. */
  file: string;
  startEtcd(): void;
  /** Kills etcd. */
  loseEtcd(): void;
  startPatroni(): void;
  /** Kills PostgreSQL with all its processes; Patroni goes on. */
  killPostgres(): void;
  /** Kills everything, as if the machine had lost its power. */
  kill(): void;
  /** Starts what was killed. */
  start(): void;
  /** Cuts the line to the other machines; haproxy and its clients still reach this one. */
  cut(): void;
  heal(): void;
  end(): Promise<void>;
};

const restart_pause_ms = 1_000;

export async function openMachine(addresses: Addresses, n: number, place: string): Promise<Machine> {
  const folder = path.join(place, nameOf(n));
  mkdirSync(folder);
  giveToServer(folder);
  const file = path.join(folder, "patroni.yml");
  writeFileSync(file, patroniFile(addresses, n, folder), { mode: 0o644 });
  const lines = await openLines(addresses, n);
  let etcd: Program | undefined;
  let patroni: Program | undefined;
  /** Whether Patroni should run. */
  let wanted = false;
  const start = (log: string, program: string, args: string[], env: NodeJS.ProcessEnv) => {
    const [command, all] = asOrdinaryUser(program, args);
    const output = openSync(path.join(folder, log), "a");
    const running = startProgram(command, all, { cwd: folder, end_signal: "SIGTERM", output, env });
    closeSync(output);
    return running;
  };
  /** The runner of a program ends by itself when the program has. */
  const programOf = (running: Program | undefined) => familyOf(running?.child.pid ?? 0).slice(1);
  const postgres = () => familyOf(postmasterOf(dataOf(folder)) ?? 0);
  const machine: Machine = {
    n,
    name: nameOf(n),
    host: addresses.real(n),
    file,
    startEtcd: () => {
      if (!etcd?.isRunning()) etcd = start("etcd.log", etcd_program, [], etcdSettings(addresses, n, folder));
    },
    loseEtcd: () => signalAll(programOf(etcd), "SIGKILL"),
    startPatroni: () => {
      wanted = true;
      patroni = start("patroni.log", patroni_program, [file], { HOME: folder });
      // Debian's unit starts it again too: it ends when its first etcd is just starting.
      patroni.child.once("exit", () => setTimeout(() => wanted && machine.startPatroni(), restart_pause_ms));
    },
    killPostgres: () => signalAll(postgres(), "SIGKILL"),
    kill: () => {
      wanted = false;
      // The list is complete before the first of them ends.
      const all = [...programOf(patroni), ...postgres(), ...programOf(etcd)];
      signalAll(all, "SIGKILL");
    },
    start: () => {
      machine.startEtcd();
      machine.startPatroni();
    },
    cut: () => {
      for (const line of lines) line.silence();
    },
    heal: () => {
      for (const line of lines) line.speak();
    },
    end: async () => {
      machine.kill();
      await Promise.all([etcd?.stop(), patroni?.stop(), ...lines.map((line) => line.close())]);
    },
  };
  return machine;
}

/** Opens everything over which a machine reaches the others, and they it. */
function openLines(addresses: Addresses, n: number): Promise<SilentProxy[]> {
  const inwards = [ports.postgres, ports.patroni].map((port) =>
    openSilentProxy({ host: addresses.real(n), port }, { host: addresses.far(n), port }),
  );
  const outwards = machines.map((to) =>
    openSilentProxy(
      { host: addresses.real(to), port: ports.etcd },
      { host: addresses.etcd(n, to), port: ports.etcd },
    ),
  );
  return Promise.all([...inwards, ...outwards]);
}
