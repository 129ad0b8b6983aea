import type { Icon } from '@tabler/icons-react';
import Check from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import Clipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs';
import Copy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import Download from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import ExternalLink from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import Eye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import EyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import FileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import Info from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import Link from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import Refresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import Swap from '@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs';
import TextWrap from '@tabler/icons-react/dist/esm/icons/IconTextWrap.mjs';
import Warning from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import X from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

const sized = (Glyph: Icon) => () => <Glyph size={18} stroke={1.75} aria-hidden focusable={false} />;

/** The icons that pages use: one family, one size, one stroke, always beside or behind a name. */
export const CheckIcon = sized(Check);
export const ClipboardIcon = sized(Clipboard);
export const CopyIcon = sized(Copy);
export const DownloadIcon = sized(Download);
export const OpenInIcon = sized(ExternalLink);
export const EyeIcon = sized(Eye);
export const EyeOffIcon = sized(EyeOff);
export const FileUploadIcon = sized(FileUpload);
export const InfoIcon = sized(Info);
export const LinkIcon = sized(Link);
export const RefreshIcon = sized(Refresh);
export const SwapIcon = sized(Swap);
export const TextWrapIcon = sized(TextWrap);
export const WarningIcon = sized(Warning);
export const CloseIcon = sized(X);
