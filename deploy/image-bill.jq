# Bill of materials of the image (CycloneDX): what the site ships to browsers, and the packages of the system. Its input is the file of
# `npm run sbom`; $packages is what `dpkg-query` lists in the image: name, version and architecture, with tabs between.
($packages | split("\n") | map(select(. != "") | split("\t"))) as $debian
| if $debian == [] or any($debian[]; length != 3 or any(.[]; . == "")) then
    error("list of packages: expected lines of name, version and architecture, with tabs between")
  else . end
| ($debian | map({
    "bom-ref": "deb:\(.[0])@\(.[1])?\(.[2])",
    type: "library",
    name: .[0],
    version: .[1],
    purl: "pkg:deb/debian/\(.[0] | @uri)@\(.[1] | @uri)?arch=\(.[2])"
  })) as $system
| .metadata.component as $site
# The number of the input is that of another document.
| del(.serialNumber)
| .metadata.tools.components += [{type: "application", name: "deploy/image-bill.jq"}]
| .metadata.component = {"bom-ref": "image", type: "container", name: $site.name, version: $site.version}
| .components = [$site] + .components + $system
| .dependencies = [{ref: "image", dependsOn: ([$site["bom-ref"]] + ($system | map(.["bom-ref"])))}] + .dependencies
