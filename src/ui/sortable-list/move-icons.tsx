import MoveEarlier from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import MoveLater from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import Move from '@tabler/icons-react/dist/esm/icons/IconArrowsMove.mjs';
import { sized } from '../sized.tsx';

export const MoveIcon = sized(Move);
export const MoveEarlierIcon = sized(MoveEarlier);
export const MoveLaterIcon = sized(MoveLater);
