import { Image, Text, View } from '@tarojs/components';
import { pictureAddress } from './pictureAddress';
import './banner.scss';

/** One object: each new one is sent to the page. */
const decoration = { alt: '' };

interface Props {
  /** Of 343 by 110; see `pictureAddress`. */
  picture: string;
  words?: string | undefined;
}

/** The picture is not read out: its words are next to it. */
export function Banner({ picture, words }: Props) {
  const address = pictureAddress(picture);
  return (
    <>
      {address ? (
        <View className="ui-banner__frame">
          <Image className="ui-banner__picture" mode="aspectFill" nativeProps={decoration} src={address} />
        </View>
      ) : null}
      {words ? <Text className="ui-banner__words">{words}</Text> : null}
    </>
  );
}
