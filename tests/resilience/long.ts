import { readdirSync, readFileSync } from "node:fs";
import { base_path } from "@sanjog/contract/endpoint";
import { inHouse, type Scene } from "./in-house.ts";
import { picture } from "./people.ts";
import { quantile, tally } from "./record.ts";
import { chanceOf, type Fault, pause, quantileOf, type Settings } from "./run.ts";
import { startWriting } from "./writers.ts";

const sample_ms = 2_000;
/** Until then caches fill and code is compiled. */
const warm_up = 0.4;
const most_growth = 0.05;
const most_more_files = 5;

/** Many hours in a few minutes: members who read and write without a pause; memory and open files stay as they are. */
export const long: Fault = {
  does: "members who read and write for so many minutes: memory and open files",
  cycles: 10,
  run: (settings) => inHouse({ members: 40, keys: 200 }, settings, (scene) => lastLong(scene, settings)),
};

async function lastLong(scene: Scene, { cycles: minutes, seed }: Settings): Promise<void> {
  const { house, record, tell, violations } = scene;
  await house.start();
  const chance = chanceOf(seed, "long");
  const image = await picture(60_000);
  const writing = startWriting(record, house, { clients: 10, pause_ms: 200, image, pictures: 0.02 }, chance);
  const reading = startReading(scene, chance);
  const samples: Sample[] = [];
  const began = performance.now();
  while (performance.now() - began < minutes * 60_000) {
    samples.push(lookAt(house.pid(), performance.now() - began));
    await pause(sample_ms);
  }
  await Promise.all([writing.stop(), reading.stop()]);
  const warm = samples.filter(({ at_ms }) => at_ms > warm_up * minutes * 60_000);
  const half = Math.floor(warm.length / 2);
  const [before, after] = [middle(warm.slice(0, half)), middle(warm.slice(half))];
  tell(`${minutes} minutes: ${tally(record.operations)}; p95 ${quantile(record.operations, 0.95)} ms`);
  tell(
    `memory after ${Math.round(100 * warm_up)} % of the time: ${before.mb} MB, then ${after.mb} MB (${Math.round(slopeOf(warm))} MB an hour by the straight line through ${warm.length} looks)`,
  );
  tell(
    `open files: ${before.files}, then ${after.files}; ${Math.max(...warm.map(({ files }) => files))} at most`,
  );
  if (after.mb > (1 + most_growth) * before.mb)
    violations.push(`memory grew from ${before.mb} to ${after.mb} MB`);
  if (after.files > before.files + most_more_files)
    violations.push(`open files grew from ${before.files} to ${after.files}`);
}

type Sample = { at_ms: number; mb: number; files: number };

function lookAt(pid: number, at_ms: number): Sample {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const mb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  return { at_ms, mb, files: readdirSync(`/proc/${pid}/fd`).length };
}

const middle = (samples: readonly Sample[]) => ({
  mb: quantileOf(
    samples.map(({ mb }) => mb),
    0.5,
  ),
  files: quantileOf(
    samples.map(({ files }) => files),
    0.5,
  ),
});

/** How much memory grows in an hour, by least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const hours = samples.map(({ at_ms }) => at_ms / 3_600_000);
  const [hour, mb] = [mean(hours), mean(samples.map((sample) => sample.mb))];
  const over = samples.reduce((sum, sample, i) => sum + ((hours[i] ?? 0) - hour) * (sample.mb - mb), 0);
  const under = hours.reduce((sum, value) => sum + (value - hour) ** 2, 0);
  return under === 0 ? 0 : over / under;
}

/** Members who look around, one page after the other. */
function startReading({ house, record }: Scene, chance: () => number) {
  let stopping = false;
  const pages = ["user/friends", "user/suggestions", "user/notifications", "user/pictures", "user"];
  const reader = async (n: number) => {
    while (!stopping) {
      const other = house.members[Math.floor(chance() * house.members.length)];
      const page = pages[Math.floor(chance() * (pages.length + 1))] ?? `user/profile/view/${other?.id}`;
      await record.send(house.base(), house.members[n] ?? null, {
        path: `${base_path}/api/${page}`,
        what: "read",
      });
      await pause(100);
    }
  };
  const done = Promise.all(Array.from({ length: 10 }, (_, n) => reader(20 + n)));
  return {
    stop: async () => {
      stopping = true;
      await done;
    },
  };
}
