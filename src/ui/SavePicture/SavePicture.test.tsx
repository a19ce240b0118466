import { act } from 'react';
import { platform } from '@/platform';
import { files } from '@/platform/files';
import { PlatformError, type LocalFile, type PlatformErrorKind } from '@/platform/types';
import { useNotices } from '@/state/notices/notices';
import { draw, isThere, press } from '../../../test/component/drawn';
import { SavePicture } from '.';

describe('SavePicture', () => {
  const before = { settings: platform.openSettings, files: { ...files } };
  beforeEach(() => (platform.openSettings = async () => undefined));
  afterEach(() => {
    platform.openSettings = before.settings;
    Object.assign(files, before.files);
  });

  const saving = async (kind?: PlatformErrorKind) => {
    const shown: string[] = [];
    files.savePicture = async () => {
      if (kind) throw new PlatformError(kind, 'save');
    };
    files.showPicture = async (path) => void shown.push(path);
    const saved = jest.fn();
    draw(
      <SavePicture
        id="save"
        label="Save picture"
        picture={async () => ({ path: 'a.png' }) as LocalFile}
        shows="A code"
        savedKey="order.code.saved"
        notSavedKey="order.code.notSaved"
        onSaved={saved}
      />,
    );
    press('save');
    await act(async () => new Promise((next) => setTimeout(next)));
    const { toast } = useNotices.getState();
    return {
      said: toast?.messageKey,
      shown,
      settings: isThere('save-allow'),
      saved: saved.mock.calls.length,
    };
  };

  it('given room and leave, then it is saved and said so', async () => {
    expect(await saving()).toEqual({ said: 'order.code.saved', shown: [], settings: false, saved: 1 });
  });

  it('given a refusal, then the client’s settings are offered', async () => {
    expect(await saving('denied')).toEqual({
      said: 'order.code.notSaved',
      shown: [],
      settings: true,
      saved: 0,
    });
  });

  it('given a client that saves nothing, then the picture is shown', async () => {
    expect(await saving('unsupported')).toMatchObject({ shown: ['a.png'], settings: false, saved: 1 });
  });
});
