import AlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { sized } from './sized.tsx';

export const ErrorIcon = sized(AlertCircle);
