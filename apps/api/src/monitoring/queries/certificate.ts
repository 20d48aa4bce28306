import { connect, type TLSSocket } from "node:tls";
import { day_ms } from "@sanjog/domain/calendar";
import type { Finding } from "./probes.ts";

const limit_ms = 5_000;
/**
 * Certificates are renewed thirty days before they expire; with fewer days left, renewal has been failing for a while.
 */
const least_days = 14;

/** Checks whether browsers accept the certificate of PUBLIC_URL. */
export async function probeCertificate(public_url: string, ca?: string): Promise<Finding> {
  const { protocol, hostname, port } = new URL(public_url);
  if (protocol !== "https:") return { works: true, detail: "PUBLIC_URL is not https, so there is none." };
  try {
    return await new Promise<Finding>((resolve, reject) => {
      const place = { host: hostname, port: Number(port || 443), servername: hostname };
      const socket = connect({ ...place, rejectUnauthorized: false, ...(ca && { ca }) }, () => {
        resolve(judge(socket, hostname));
        socket.destroy();
      });
      socket.setTimeout(limit_ms, () => socket.destroy(Object.assign(new Error(), { code: "ETIMEDOUT" })));
      socket.once("error", reject);
    });
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    return {
      works: false,
      detail: `${hostname} cannot be reached from here: ${code}. Is the proxy running?`,
    };
  }
}

function judge(socket: TLSSocket, hostname: string): Finding {
  const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / day_ms);
  if (!socket.authorized) {
    return {
      works: false,
      detail: `Browsers refuse the certificate of ${hostname}: ${String(socket.authorizationError)}.`,
    };
  }
  const detail = `The certificate of ${hostname} is good for ${days} more days.`;
  return { works: days >= least_days, detail };
}
