import { paths } from '../../navigation/routes.js';
import { ChannelCard } from './channel-card.js';
import { ChannelForm } from './channel-form.js';
import { PlaceList } from './place-list.js';

export function ChannelsPage() {
  return (
    <PlaceList
      at={paths.linkChannels}
      lead="A channel says where links, bio pages and QR codes are handed out, such as a newsletter. The starred ones come first."
      what="your channels"
      empty="There is no channel yet. A link is put into one among its settings."
      load={async (api, page, signal) => {
        const { channels, maxpage } = await api.links.channels.list(page, signal);
        return { places: channels, lastPage: maxpage };
      }}
      card={(props) => <ChannelCard {...props} />}
      maker={(onMade) => <ChannelForm onDone={onMade} />}
    />
  );
}
