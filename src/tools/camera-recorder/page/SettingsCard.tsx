import { LabelledSelect } from '../../../page/parts/LabelledSelect.tsx';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useIsClient } from '../../../page/browser/use-is-client.ts';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { namesOf } from '../../../page/words/names-of.ts';
import { devicesOf, facings, NO_MICROPHONE, resolutions } from '../recording.ts';
import type { Settings } from '../settings.ts';
import { countdowns, pictureTypes } from '../settings.ts';
import type en from '../strings/en.json';
import styles from './camera-recorder.module.css';
import type { Camera } from './use-camera.ts';
import { useDevices } from './use-devices.ts';

interface SettingsCardProps {
  readonly settings: Settings;
  /** Whether the preview is mirrored, by choice or by default. */
  readonly isMirrored: boolean;
  readonly camera: Pick<Camera, 'state' | 'stream'>;
  readonly onChange: (changed: Partial<Settings>) => void;
}

/** Leaves the choice to the system. */
const ANY_DEVICE = '';

/** Only phones have a camera on each side. */
const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

export function SettingsCard({ settings, isMirrored, camera: { state, stream }, onChange }: SettingsCardProps) {
  const words = useWords<typeof en>();
  const isClient = useIsClient();
  const devices = useDevices(stream !== undefined);
  const setting = <Name extends keyof Settings>(name: Name) => ({ value: settings[name], onChange: (value: Settings[Name]) => onChange({ [name]: value }) });
  // Devices cannot be changed during a recording.
  const disabled = state.kind === 'recording';
  const device = (name: 'cameraId' | 'microphoneId', kind: MediaDeviceKind, ...others: readonly string[]) => {
    const listed = devicesOf(devices, kind);
    const ids = [ANY_DEVICE, ...listed.map(({ deviceId }) => deviceId), ...others];
    const labelOf = (id: string): string => {
      if (id === ANY_DEVICE) return words('anyDevice');
      if (id === NO_MICROPHONE) return words('none');
      const place = listed.findIndex(({ deviceId }) => deviceId === id);
      return listed[place]?.label || words('unnamed', { number: place + 1 });
    };
    // An unplugged device stays selected.
    return { ...setting(name), disabled, labelOf, options: [...new Set([...ids, settings[name]])] };
  };
  return (
    <Card title={words('settings')}>
      <div className={styles.settings}>
        <LabelledSelect label={words('camera')} {...device('cameraId', 'videoinput')} />
        <LabelledSelect label={words('microphone')} {...device('microphoneId', 'audioinput', NO_MICROPHONE)} />
        {isClient && isPhone() && settings.cameraId === ANY_DEVICE && (
          <LabelledSelect label={words('side')} disabled={disabled} options={facings} labelOf={(side) => words(side)} {...setting('facing')} />
        )}
        <LabelledSelect
          label={words('resolution')}
          disabled={disabled}
          options={namesOf(resolutions)}
          labelOf={(name) => (name === 'device' ? words('device') : name)}
          {...setting('resolution')}
        />
        <LabelledSelect
          label={words('countdown')}
          options={countdowns}
          labelOf={(seconds) => (seconds === '0' ? words('noCountdown') : words('seconds', { seconds: Number(seconds) }))}
          {...setting('countdown')}
        />
        <LabelledSelect
          label={words('pictureType')}
          options={pictureTypes}
          labelOf={(type) => (type === 'image/png' ? 'PNG' : 'JPEG')}
          {...setting('pictureType')}
        />
      </div>
      <div className={styles.switches}>
        <Switch label={words('mirrorPreview')} checked={isMirrored} onChange={setting('mirrorPreview').onChange} />
        <Switch label={words('mirrorFiles')} checked={settings.mirrorFiles} onChange={setting('mirrorFiles').onChange} />
        <Switch label={words('grid')} checked={settings.grid} onChange={setting('grid').onChange} />
      </div>
    </Card>
  );
}
