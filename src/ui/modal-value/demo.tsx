import { ModalValue } from './ModalValue.tsx';

export default function ModalValueDemo() {
  return (
    <>
      <section>
        <h2>A value to copy</h2>
        <ModalValue label="Show the key" value="ssh-ed25519 AAAAC3NzaC1lZDI1NTE5" />
      </section>
      <section>
        <h2>Not to copy</h2>
        <ModalValue label="Show the log" value={'line of the log\n'.repeat(100)} copyable={false} />
      </section>
    </>
  );
}
