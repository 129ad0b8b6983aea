import type { OperationRun } from '../../../page/session/operation-state.ts';
import { Modal } from '../../../ui/modal/Modal.tsx';
import type * as fields from '../fields.ts';
import { Description } from './Description.tsx';

interface DetailsProps {
  readonly emoji: string;
  readonly described: OperationRun<typeof fields.describe>;
  readonly onClose: () => void;
}

/** All about one emoji, in a dialog. */
export const Details = ({ emoji, described, onClose }: DetailsProps) => (
  <Modal open onOpenChange={onClose} title={`${emoji} ${described.output.name}`}>
    <Description operation={described} />
  </Modal>
);
