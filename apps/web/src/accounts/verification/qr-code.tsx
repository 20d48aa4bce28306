import { correction, generate } from "lean-qr/nano";
import { useMemo } from "react";
import { qrText } from "./qr-text.ts";
import "./qr-code.css";

/** The white margin that a camera needs, in modules. */
const margin = 4;

/** A QR code of a link, black on white whatever the colours of the page. */
export function QrCode({ link, label }: { link: string; label: string }) {
  const { path, side } = useMemo(() => {
    const code = generate(qrText(link), { minCorrectionLevel: correction.L });
    const rows: string[] = [];
    for (let y = 0; y < code.size; y += 1) {
      for (let x = 0; x < code.size; x += 1) {
        if (code.get(x, y)) rows.push(`M${x + margin} ${y + margin}h1v1h-1z`);
      }
    }
    return { path: rows.join(""), side: code.size + 2 * margin };
  }, [link]);
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="qr-code"
    >
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
