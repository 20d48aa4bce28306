// Connects a TCP port to a Unix socket and delays every chunk, as a network between two machines would.
// Arguments: the socket, the delay of one way in milliseconds. Sends the port to its parent and ends with it.
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

const [socket = "", delay = "0"] = process.argv.slice(2);
const later = (act: () => void) => setTimeout(act, Number(delay));

function carry(from: Socket, to: Socket): void {
  from.setNoDelay(true);
  from.on("data", (chunk) => later(() => to.writable && to.write(chunk)));
  from.on("close", () => later(() => to.end()));
  from.on("error", () => to.destroy());
}

const server = createServer((near) => {
  const far = connect(socket);
  carry(near, far);
  carry(far, near);
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit(0));
