import Code from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import { sized } from './sized.tsx';

export const CodeIcon = sized(Code);
