import { Button } from './Button.tsx';
import { CopyIcon } from '../icons.tsx';

const types = ['default', 'primary', 'warning', 'error'] as const;
const variants = ['basic', 'text'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;

export default function ButtonDemo() {
  return (
    <>
      {variants.map((variant) => (
        <section key={variant}>
          <h2>{variant}</h2>
          {sizes.map((size) => (
            <div key={size} style={row}>
              {types.map((type) => (
                <Button key={type} type={type} variant={variant} size={size}>
                  {type} {size}
                </Button>
              ))}
            </div>
          ))}
        </section>
      ))}
      <section>
        <h2>Disabled</h2>
        <div style={row}>
          {types.map((type) => (
            <Button key={type} type={type} disabled>
              {type}
            </Button>
          ))}
          <Button to="/c-lib" disabled>
            A disabled link
          </Button>
        </div>
      </section>
      <section>
        <h2>Pressed, with icon, icon only</h2>
        <div style={row}>
          <Button aria-pressed>Pressed</Button>
          <Button icon={<CopyIcon />}>Copy</Button>
          <Button icon={<CopyIcon />} iconOnly>
            Copy
          </Button>
          {sizes.map((size) => (
            <Button key={size} size={size} variant="text" icon={<CopyIcon />} iconOnly>
              {`Copy ${size}`}
            </Button>
          ))}
        </div>
      </section>
      <section>
        <h2>Links</h2>
        <div style={row}>
          <Button to="/c-lib">To a route</Button>
          <Button href="https://example.org/">To elsewhere</Button>
          <Button to="/c-lib" type="primary">
            Primary
          </Button>
        </div>
      </section>
      <section>
        <h2>A long name</h2>
        <Button>{'Word '.repeat(30)}</Button>
      </section>
    </>
  );
}
