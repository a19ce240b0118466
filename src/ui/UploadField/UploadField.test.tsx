import { act } from 'react';
import { files } from '@/platform/files';
import { localFile } from '@/platform/files/localFile';
import { byId, draw, isThere, namesOf, press, until, words } from '../../../test/component/drawn';
import { UploadField } from '.';

describe('UploadField', () => {
  it('given nothing yet, then there is room for a file, with its limit', () => {
    draw(<UploadField id="front" label="Front of the card" send={jest.fn()} onChange={jest.fn()} />);
    expect(namesOf('button')[0]).toContain('Front of the card');
    expect(words()).toContain('10 MB');
  });

  it.each([
    [10, undefined, true],
    [2, 3, true],
    [2, 2, false],
  ])('given %s files and at most %s, then there is room for another: %s [F5.4-13]', (count, max, room) => {
    draw(
      <UploadField
        id="papers"
        label="Papers"
        send={jest.fn()}
        known={Array.from({ length: count }, (_, at) => `key-${at}`)}
        max={max}
        onChange={jest.fn()}
      />,
    );
    expect([isThere('papers-1'), isThere(`papers-${count}`), isThere('papers')]).toEqual([true, true, room]);
  });

  it('given a file that the server has, then it is there, and is removed only when that is meant [P4.3-17]', () => {
    const changed = jest.fn();
    draw(
      <UploadField
        id="front"
        label="Front of the card"
        send={jest.fn()}
        known={['key-1']}
        max={1}
        onChange={changed}
      />,
    );
    expect(byId('front').getAttribute('role')).toBe('group');
    press('front-remove');
    expect(namesOf('alertdialog')).toHaveLength(1);
    expect(isThere('front-remove')).toBe(true);
    press('upload-remove-yes');
    expect(isThere('front-remove')).toBe(false);
    expect(changed).toHaveBeenCalled();
  });

  it('given a file that was just taken, then it is removed only when that is meant [P4.3-17]', async () => {
    jest.spyOn(files, 'choose').mockResolvedValue([localFile('blob:1', 'paper.pdf', 9)]);
    jest.spyOn(files, 'head').mockResolvedValue(Uint8Array.from('%PDF-1.4', (sign) => sign.charCodeAt(0)));
    const send = async () => ({ ossFileKey: 'key-2' });
    draw(<UploadField id="paper" label="Paper" types={['pdf']} send={send} max={1} onChange={jest.fn()} />);
    press('paper');
    await act(async () => undefined);
    press('paper-remove');
    expect(namesOf('alertdialog').join()).toContain('paper.pdf');
    press('upload-remove-no');
    await until(() => namesOf('alertdialog').length === 0);
    expect(isThere('paper-remove')).toBe(true);
  });

  it('given a file of more than 10 MB, then that is said and it is not sent [P4.3-15]', async () => {
    jest.spyOn(files, 'choose').mockResolvedValue([localFile('blob:1', 'paper.pdf', 10 * 1024 * 1024 + 1)]);
    jest.spyOn(files, 'head').mockResolvedValue(Uint8Array.from('%PDF-1.4', (sign) => sign.charCodeAt(0)));
    const send = jest.fn();
    draw(<UploadField id="paper" label="Paper" types={['pdf']} send={send} max={1} onChange={jest.fn()} />);
    press('paper');
    await act(async () => undefined);
    expect(send).not.toHaveBeenCalled();
    expect(words()).toMatch(/too large|10 MB/);
  });
});
