import { View } from '@tarojs/components';
import { commonInHomeCatalog, commonResources } from '@/contracts/calls/common/resources';
import { limits } from '@/domain/constants';
import { platform } from '@/platform';
import { leadsSomewhere, openLink } from '@/state/navigation/openLink';
import { useCall } from '@/state/queries/queries';
import { variant } from '@/variants';
import { Banner } from '@/ui/Banner';
import { Tap } from '@/ui/Tap';
import './offers.scss';

const TYPES = '1,2';
const CATALOG = 'safety';

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
          className="offers__one ui-banner"
          role="link"
          label={content}
          onPress={() => openLink(resourceLink)}
        >
          <Banner picture={resourceImgUrl} words={content} />
        </Tap>
      ))}
    </View>
  );
}
