import { Button } from '../Button';
import type { ShareButtonProps } from './shareButton.types';

/** Browsers have no share button. */
export function ShareButton(props: ShareButtonProps) {
  return <Button {...props} wide icon="share" />;
}
