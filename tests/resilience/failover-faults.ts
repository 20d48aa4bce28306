import type { Disturbance } from "./cluster/cycle.ts";
import { onCluster } from "./failover.ts";

const unavailable = { p50: 25_000, p95: 40_000 };

/** In turn the whole machine of the primary, with its Patroni and etcd, and its PostgreSQL alone. */
const killPrimary: Disturbance = {
  does: "kill -9 of the primary, in turn with its whole machine and alone, in a cluster of three under Patroni",
  cycles: 20,
  primary: "changes",
  most_ms: unavailable,
  strike: async (_cluster, primary, n) => {
    if (n % 2 === 1) primary.kill();
    else primary.killPostgres();
    return n % 2 === 1 ? primary.start : () => undefined;
  },
};

/** HAProxy and the clients still reach the old primary: the case in which two could acknowledge writes. */
const cutPrimary: Disturbance = {
  does: "a line between the primary and the other two machines that loses everything, while clients still reach all three",
  cycles: 5,
  primary: "changes",
  past_haproxy: true,
  hold_ms: 10_000,
  most_ms: { p50: 40_000, p95: 40_000 },
  strike: async (_cluster, primary) => {
    primary.cut();
    return primary.heal;
  },
};

/** Its replication leaves it by the primary's line, so that cutting its own would not stop it: it is killed. */
const loseStandby: Disturbance = {
  does: "kill -9 of the machine of the standby that confirms commits, for longer than Patroni lists it",
  cycles: 4,
  primary: "stays",
  hold_ms: 25_000,
  most_ms: { p50: 25_000, p95: 25_000 },
  strike: async (cluster, primary) => {
    const standby = await cluster.find("sync_standby");
    if (!standby || standby === primary) throw new Error("no standby confirms");
    standby.kill();
    return standby.start;
  },
};

const loseEtcd: Disturbance = {
  does: "one of the three etcd killed, for longer than a primary may be silent",
  cycles: 3,
  primary: "stays",
  hold_ms: 25_000,
  most_ms: { p50: 3_000, p95: 3_000 },
  strike: async (cluster, _primary, n) => {
    const machine = cluster.machines[n % cluster.machines.length];
    machine?.loseEtcd();
    return () => machine?.startEtcd();
  },
};

const switchOver: Disturbance = {
  does: "a switchover to the standby that confirms, by the delivered script",
  cycles: 6,
  primary: "changes",
  readers_answered: true,
  most_ms: { p50: 3_000, p95: 3_000 },
  strike: async (cluster) => {
    await cluster.switchOver();
    return () => undefined;
  },
};

export const failoverFaults = {
  failover: onCluster(killPrimary),
  "failover-cut": onCluster(cutPrimary),
  "failover-standby": onCluster(loseStandby),
  "failover-etcd": onCluster(loseEtcd),
  "failover-switchover": onCluster(switchOver),
};
