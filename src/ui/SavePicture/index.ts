export { SavePicture } from './SavePicture';
