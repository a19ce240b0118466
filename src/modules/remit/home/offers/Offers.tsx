import { Image, Text, View } from '@tarojs/components';
import { commonInHomeCatalog, commonResources } from '@/contracts/calls/common/resources';
import { limits } from '@/domain/constants';
import { platform } from '@/platform';
import { leadsSomewhere, openLink } from '@/state/navigation/openLink';
import { useCall } from '@/state/queries/queries';
import { build, variant } from '@/variants';
import { Tap } from '@/ui/Tap';
import './offers.scss';

const TYPES = '1,2';
const CATALOG = 'safety';

/** The text is next to it. One object: each new one is sent to the page. */
const decoration = { alt: '' };

export function Offers({ market }: { market: string }) {
  const by = variant.showsBanners
    ? { countryCode: market, types: TYPES, platform: platform.platformCode }
    : null;
  const offers = useCall(commonResources, by);
  const catalog = useCall(commonInHomeCatalog, by && { id: CATALOG });
  const rows = [...(offers.data?.list ?? []), ...(catalog.data?.list ?? [])].filter(
    ({ resourceLink }, at, all) =>
      leadsSomewhere(resourceLink) && all.findIndex((one) => one.resourceLink === resourceLink) === at,
  );
  if (rows.length === 0) return null;
  return (
    <View className="offers">
      {rows.slice(0, limits.homeList).map(({ content, resourceImgUrl, resourceLink }, at) => (
        <Tap
          key={resourceLink}
          id={`offer-${at}`}
          className="offers__one"
          role="link"
          label={content}
          onPress={() => openLink(resourceLink)}
        >
          <View className="offers__frame">
            <Image
              className="offers__picture"
              mode="aspectFill"
              nativeProps={decoration}
              src={`${build.staticBase || build.apiBase}${resourceImgUrl}`}
            />
          </View>
          <Text className="offers__words">{content}</Text>
        </Tap>
      ))}
    </View>
  );
}
