import Pencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { sized } from './sized.tsx';

export const PencilIcon = sized(Pencil);
