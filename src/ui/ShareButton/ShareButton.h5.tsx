import { Button } from '../Button';
import type { ShareButtonProps } from './shareButton.types';

/** A main button that hands a link on. A browser has no share button of its own. */
export function ShareButton(props: ShareButtonProps) {
  return <Button {...props} wide icon="share" />;
}
