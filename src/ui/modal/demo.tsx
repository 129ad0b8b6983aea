import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Modal } from './Modal.tsx';

export default function ModalDemo() {
  const [open, setOpen] = useState<'centered' | 'top' | 'long' | 'toggled'>();
  const close = () => setOpen(undefined);
  const toggle = () => setOpen((current) => (current === 'toggled' ? undefined : 'toggled'));
  return (
    <>
      <section>
        <h2>Centered</h2>
        <Button onClick={() => setOpen('centered')}>Open</Button>
        <Modal open={open === 'centered'} onOpenChange={close} title="Delete the key">
          <p>It cannot be brought back.</p>
          <div>
            <Button type="error" onClick={close}>
              Delete
            </Button>
          </div>
        </Modal>
      </section>
      <section>
        <h2>Near the top</h2>
        <Button onClick={() => setOpen('top')}>Open near the top</Button>
        <Modal open={open === 'top'} onOpenChange={close} centered={false} title="Near the top">
          <p>A click outside closes it.</p>
        </Modal>
      </section>
      <section>
        <h2>Longer than the window</h2>
        <Button onClick={() => setOpen('long')}>Open a long one</Button>
        <Modal open={open === 'long'} onOpenChange={close} title="Long">
          {Array.from({ length: 60 }, (_, line) => (
            <p key={line}>Line {line + 1}</p>
          ))}
        </Modal>
      </section>
      <section>
        <h2>Toggled from outside and inside</h2>
        <Button onClick={toggle}>Toggle</Button>
        <p>It is {open === 'toggled' ? 'open' : 'closed'}</p>
        <Modal open={open === 'toggled'} onOpenChange={close} title="Toggled">
          <div>
            <Button onClick={toggle}>Toggle</Button>
          </div>
        </Modal>
      </section>
    </>
  );
}
