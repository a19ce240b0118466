import { main } from '@/variants/main';
import { journey } from '../driver';

const [host = ''] = main.linkHosts;

journey(
  'a code opens its place: a mini-code by its scene, an ordinary one by its link; an unknown one the home',
  async (d) => {
    const opens = async (query: Record<string, string>, shown: string) => {
      await d.kill();
      await d.launch(query);
      await d.see(shown);
    };
    await d.launch({ scene: 'r=about' });
    await d.see('about-version');
    const linked = (link: string) => ({ q: link, qrCode: link });
    await opens(linked(`https://${host}/about`), 'about-version');
    await opens({ scene: 'r=nowhere' }, 'remit-source-amount');
    await opens(linked('https://evil.example/about'), 'remit-source-amount');
  },
  { targets: ['weapp', 'alipay'] },
);
