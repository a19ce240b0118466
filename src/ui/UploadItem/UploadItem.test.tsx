import { byId, byRole, draw, isThere, namesOf, press, words } from '../../../test/component/drawn';
import { sizeOf, wearing } from '../../../test/component/styled';
import { UploadItem } from '.';

const item = { id: 'front', label: 'Front of the card' };

describe('UploadItem', () => {
  it('given a file on its way, then how far it is is told, and it can be stopped', () => {
    const stopped = jest.fn();
    draw(<UploadItem {...item} state="uploading" percent={40} onStop={stopped} />);
    expect(namesOf('group')).toEqual(['Front of the card']);
    expect(byRole('progressbar')[0]?.getAttribute('aria-valuenow')).toBe('40');
    press('front-stop');
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('given a failure without a reason, then it says that the upload failed, and asks to try again [F8-38]', () => {
    draw(<UploadItem {...item} state="failed" onRetry={() => undefined} />);
    expect(words()).toContain('Upload failed');
    expect(byId('front-retry').textContent).toBe('Try again');
  });

  it('given a failure, then it says why and can be sent again or removed', () => {
    const again = jest.fn();
    const removed = jest.fn();
    draw(
      <UploadItem
        {...item}
        state="failed"
        message="The connection was lost"
        onRetry={again}
        onRemove={removed}
      />,
    );
    expect(words()).toContain('The connection was lost');
    press('front-retry');
    press('front-remove');
    expect([again, removed].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('given it is there, then neither try nor stop is offered', () => {
    draw(<UploadItem {...item} state="done" fileName="front.jpg" />);
    expect(words()).toContain('front.jpg');
    expect([isThere('front-retry'), isThere('front-stop')]).toEqual([false, false]);
  });

  it('shows a picture at 80 by 80 [F5.4-14]', () => {
    wearing('src/ui/UploadItem/uploadItem.scss');
    draw(<UploadItem {...item} state="done" previewUrl="blob:1" />);
    for (const part of ['.ui-upload__thumb', '.ui-upload__picture']) {
      const element = document.querySelector(part) as Element;
      expect([part, sizeOf(element, 'width'), sizeOf(element, 'height')]).toEqual([part, 80, 80]);
    }
  });
});
