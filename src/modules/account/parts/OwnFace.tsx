import { Image } from '@tarojs/components';
import type { Payer } from '@/contracts/entities/payer';
import { Avatar } from '@/ui/Avatar';
import { build } from '@/variants';
import './ownFace.scss';

const isOurs = (address: string): boolean => address.startsWith('/image/v2/get/');

/** The user's own picture, or initials. */
export function OwnFace({ payer, name }: { payer: Payer; name: string }) {
  const { avatar, countryCode } = payer;
  return avatar && isOurs(avatar) ? (
    <Image
      className="own-face"
      src={`${build.apiBase}${avatar}`}
      mode="aspectFill"
      nativeProps={{ alt: '' }}
    />
  ) : (
    <Avatar name={name} country={countryCode} />
  );
}
