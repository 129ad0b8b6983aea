import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';

interface RevealButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className' | 'disabled'> {
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
  /** The accessible name: it says what a press does next, show or hide. */
  readonly children: string;
}

/** The eye button of a hidden field, which reveals the text and hides it again. */
export const RevealButton = ({ isShown, onChange, children, ...look }: RevealButtonProps) => (
  <Button {...look} icon={isShown ? <EyeOffIcon /> : <EyeIcon />} iconOnly onClick={() => onChange(!isShown)}>
    {children}
  </Button>
);
