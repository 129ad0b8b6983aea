import { useState } from 'react';
import { HexView } from './HexView.tsx';

const SIZE = 1000;
const PAGE_ROWS = 8;

const rowAt = (start: number) => {
  const bytes = Array.from({ length: Math.min(16, SIZE - start) }, (_, index) => (start + index) % 256);
  return {
    offset: start.toString(16).padStart(8, '0'),
    hex: bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' '),
    text: bytes.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join(''),
  };
};

export default function HexViewDemo() {
  const [position, setPosition] = useState(40);
  const first = position - (position % (16 * PAGE_ROWS));
  const rows = Array.from({ length: Math.min(PAGE_ROWS, Math.ceil((SIZE - first) / 16)) }, (_, index) => rowAt(first + 16 * index));
  return (
    <>
      <section>
        <h2>Several pages</h2>
        <HexView label="Bytes" rows={rows} pageRows={PAGE_ROWS} size={SIZE} position={position} onMove={setPosition} />
      </section>
      <section>
        <h2>A row that is not complete</h2>
        <HexView label="Few bytes" rows={[{ offset: '00000000', hex: '41 42', text: 'AB' }]} size={2} position={1} onMove={() => {}} />
      </section>
      <section>
        <h2>Nothing</h2>
        <HexView label="No bytes" rows={[]} size={0} position={0} onMove={() => {}} />
      </section>
    </>
  );
}
