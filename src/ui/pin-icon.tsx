import Pin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import { sized } from './sized.tsx';

export const PinIcon = sized(Pin);
