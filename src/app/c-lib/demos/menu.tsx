import { Button } from '../../../ui/button/Button.tsx';
import { OpenInIcon } from '../../../ui/icons.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';

export default function MenuDemo() {
  return (
    <>
      <section>
        <h2>Buttons</h2>
        <Menu label="Open in…" icon={<OpenInIcon />}>
          {(close) => (
            <>
              <Button variant="text" onClick={close}>
                Text diff
              </Button>
              <Button variant="text" onClick={close}>
                Hash text
              </Button>
            </>
          )}
        </Menu>
      </section>
      <section>
        <h2>Longer than the window</h2>
        <Menu label="All lines">
          {(close) =>
            Array.from({ length: 60 }, (_, line) => (
              <div key={line}>
                <Button variant="text" onClick={close}>{`Line ${line + 1}`}</Button>
              </div>
            ))
          }
        </Menu>
      </section>
    </>
  );
}
