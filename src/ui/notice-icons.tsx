import AlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import Info from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { sized } from './sized.tsx';

export const ErrorIcon = sized(AlertCircle);
export const InfoIcon = sized(Info);
