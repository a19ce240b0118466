import { act } from 'react';
import { files } from '@/platform/files';
import type { LocalFile } from '@/platform/types';
import { byRole, draw, press, words } from '../../../test/component/drawn';
import { FilePreview } from '.';

const file: LocalFile = {
  path: 'blob:1',
  name: 'payslip.pdf',
  size: 2048,
  kind: 'pdf',
  mime: 'application/pdf',
};
const open = jest.spyOn(files, 'open');

describe('FilePreview', () => {
  it('given a file, then its name, size and number are told, and it can be opened', () => {
    open.mockResolvedValueOnce(undefined);
    draw(<FilePreview file={file} fileNumber="481516" onClose={() => undefined} />);
    expect(byRole('dialog')).toHaveLength(1);
    for (const part of ['payslip.pdf', '2', '481516']) expect(words()).toContain(part);
    press('file-open');
    expect(open).toHaveBeenCalledWith(file);
  });

  it('given a device that cannot open it, then it says so', async () => {
    open.mockRejectedValueOnce(new Error('no app'));
    draw(<FilePreview file={file} fileNumber="" onClose={() => undefined} />);
    press('file-open');
    await act(async () => undefined);
    expect(byRole('status').length + byRole('alert').length).toBe(1);
  });
});
