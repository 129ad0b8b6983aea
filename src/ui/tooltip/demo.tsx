import { Button } from '../button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export default function TooltipDemo() {
  return (
    <>
      {(['top', 'bottom', 'left', 'right'] as const).map((position) => (
        <section key={position}>
          <h2>{position}</h2>
          <Tooltip text={`Shown at the ${position}`} position={position}>
            <Button>{`Tooltip ${position}`}</Button>
          </Tooltip>
        </section>
      ))}
      <section>
        <h2>Long</h2>
        <Tooltip text={'Many words in one tooltip. '.repeat(12)}>
          <Button>Long tooltip</Button>
        </Tooltip>
      </section>
    </>
  );
}
