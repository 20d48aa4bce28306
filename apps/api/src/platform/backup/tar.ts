const block = 512;

/** Returns one file of a tar archive (POSIX ustar): header and bytes, each padded to whole blocks. */
export function tarFile(name: string, bytes: Buffer, at: Date): Buffer {
  const header = Buffer.alloc(block);
  const [folder, base] = splitName(name);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  header.write(base, 0, 100, "utf8");
  header.write(octal(0o600, 7), 100, "ascii");
  header.write(octal(0, 7), 108, "ascii");
  header.write(octal(0, 7), 116, "ascii");
  header.write(octal(bytes.length, 11), 124, "ascii");
  header.write(octal(Math.floor(at.getTime() / 1_000), 11), 136, "ascii");
  header.write(" ".repeat(8), 148, "ascii");
  header.write("0", 156, "ascii");
  header.write("ustar\u000000", 257, "ascii");
  header.write(folder, 345, 155, "utf8");
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148, "ascii");
  return Buffer.concat([header, bytes, Buffer.alloc((block - (bytes.length % block)) % block)]);
}

/** The end marker of an archive. */
export const tar_end = Buffer.alloc(2 * block);

function splitName(name: string): [folder: string, base: string] {
  const slash = name.lastIndexOf("/");
  const parts = [name.slice(0, Math.max(0, slash)), name.slice(slash + 1)] as const;
  if (Buffer.byteLength(parts[0]) > 155 || Buffer.byteLength(parts[1]) > 100)
    throw new Error("a name is too long for a tar archive");
  return [parts[0], parts[1]];
}
