import { Text, View } from '@tarojs/components';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useLanguage, useT } from '@/i18n';
import { platform } from '@/platform';
import { a11y } from '../aria/a11y';
import '../theme/base.scss';
import { BrandMark } from '../BrandMark';
import { classes } from '../theme/classes';
import { Icon } from '../Icon';
import { headerRoom, textScale, withText } from '../theme/metrics';
import { NoticeHosts } from '../overlays/NoticeHosts';
import { usePageShown } from '../field/pageShown';
import { ScrollArea } from '../field/ScrollArea';
import './screen.scss';
import './browser';
import { Tap } from '../Tap';
import { useThemeStyle } from '../theme/themeStore';
import { useScheme } from '@/state/appearance';

/** The app's navigation, next to each page of a wide window. */
export const SideContext = createContext<ReactNode>(null);

interface Props {
  id?: string;
  title?: string;
  /** The brand's mark before the title. */
  marked?: boolean;
  /** Shows the arrow. */
  onBack?: () => unknown;
  /** Header's right side. */
  right?: ReactNode;
  /** Dark: home's background behind header and content. */
  tone?: 'light' | 'dark';
  footer?: ReactNode;
  /** The footer is the app's navigation, at a wide window's side. */
  nav?: boolean;
  /** Two columns in a wide window. */
  wide?: boolean;
  /** Long text without controls: focusable, for the keyboard to scroll. */
  reading?: boolean;
  /** False: the content scrolls itself. */
  scroll?: boolean;
  children?: ReactNode;
}

export function Screen(props: Props) {
  const {
    id,
    title,
    marked,
    onBack,
    right,
    tone = 'light',
    footer,
    nav,
    wide,
    reading,
    scroll = true,
    children,
  } = props;
  const style = useThemeStyle();
  const scheme = useScheme();
  const language = useLanguage();
  const given = useContext(SideContext);
  const side = nav ? null : given;
  const shown = usePageShown();
  useEffect(() => {
    if (!shown) return;
    if (title) platform.setTitle(title);
    platform.setTopTone(scheme === 'dark' ? 'dark' : tone);
  }, [shown, title, tone, scheme]);
  // A landmark needs a name, missing until texts load.
  const main = title ? a11y({ role: 'main', label: title, focusable: reading }) : {};
  return (
    <View
      {...(id ? { id } : {})}
      className={classes(
        'ui-screen',
        `ui-screen--${tone}`,
        scheme === 'dark' && 'ui-scheme-dark',
        `ui-screen--${language}`,
        nav && 'ui-screen--nav',
        side ? 'ui-screen--beside' : null,
        wide && 'ui-screen--wide',
        textScale() > 1.3 && 'ui-screen--large',
      )}
      style={withText(style)}
    >
      <Header title={title} marked={marked} onBack={onBack} right={right} />
      <NoticeHosts />
      {scroll ? (
        <ScreenContent scroller={main}>{children}</ScreenContent>
      ) : (
        <View className="ui-screen__scroll ui-screen__scroll--own" {...main}>
          {children}
        </View>
      )}
      {footer ? <View className="ui-screen__footer">{footer}</View> : null}
      {side ? <View className="ui-screen__side">{side}</View> : null}
    </View>
  );
}

interface ContentProps {
  /** Extra props of the ScrollView. */
  scroller?: object;
  children?: ReactNode;
}

/** Content, or one of several panels where the screen does not scroll. */
export function ScreenContent({ scroller, children }: ContentProps) {
  return (
    <ScrollArea className="ui-screen__scroll" scroller={scroller}>
      <View className="ui-screen__content ui-flow">{children}</View>
    </ScrollArea>
  );
}

function Header({ title, marked, onBack, right }: Pick<Props, 'title' | 'marked' | 'onBack' | 'right'>) {
  const t = useT();
  const [{ top, right: aside }] = useState(headerRoom);
  return (
    <View
      className="ui-header"
      style={top || aside ? { paddingTop: `${top}px`, paddingRight: `${aside}px` } : {}}
    >
      {onBack ? (
        <Tap id="screen-back" label={t('common.back')} onPress={onBack} className="ui-header__back">
          <Icon name="back" />
        </Tap>
      ) : (
        <View className="ui-header__space" />
      )}
      {marked ? <BrandMark /> : null}
      <Text className="ui-header__title" {...a11y({ role: 'heading', level: 1 })}>
        {title}
      </Text>
      <View className="ui-header__right">{right}</View>
    </View>
  );
}
