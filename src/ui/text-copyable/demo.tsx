import { TextCopyable } from './TextCopyable.tsx';

export default function TextCopyableDemo() {
  return (
    <>
      <section>
        <h2>A value</h2>
        <TextCopyable value="192.168.0.1" />
      </section>
      <section>
        <h2>Shown otherwise than it is copied</h2>
        <TextCopyable value="4815162342" displayedValue="4 815 162 342" />
      </section>
      <section>
        <h2>Without icon</h2>
        <TextCopyable value="fe80::1" showIcon={false} />
      </section>
      <section>
        <h2>A long word</h2>
        <TextCopyable value={'0123456789abcdef'.repeat(20)} />
      </section>
    </>
  );
}
