export default function Control() {
  return null;
}
