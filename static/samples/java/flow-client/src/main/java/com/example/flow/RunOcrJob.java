package com.example.flow;

import com.jadice.flow.controller.client.connector.FlowJobClient;
import com.jadice.flow.controller.client.connector.TokenProvider;
import com.jadice.flow.controller.client.impl.EurekaStorageService;
import com.jadice.flow.controller.model.Item;
import com.jadice.flow.controller.model.Part;
import com.jadice.flow.controller.rest.JobInformation;
import com.jadice.flow.controller.rest.JobRequest;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** Uploads one PNG file, runs the job template "ocr" on it and saves every result part. */
public final class RunOcrJob {
  private static final String CONTROLLER = env("FLOW_URL", "http://localhost:8080");
  private static final String EUREKA = env("FLOW_STORE_URL", "http://localhost:8085");
  private static final Duration HTTP_TIMEOUT = Duration.ofSeconds(60);
  private static final int JOB_TIMEOUT_SECONDS = 300;

  private final FlowJobClient jobs = new FlowJobClient(CONTROLLER, HTTP_TIMEOUT, TokenProvider.NOOP_PROVIDER);
  private final EurekaStorageService storage =
      new EurekaStorageService(EUREKA, env("EUREKA_USERNAME", "user"), env("EUREKA_PASSWORD", "change-me"));

  public static void main(String[] args) throws Exception {
    if (args.length != 1) {
      System.err.println("Give the path of one PNG file.");
      System.exit(2);
    }
    new RunOcrJob().run(Path.of(args[0]));
  }

  private void run(Path image) throws Exception {
    String address;
    try (InputStream content = Files.newInputStream(image)) {
      address = storage.upload(image.getFileName().toString(), "image/png", content);
    }
    System.out.println("Uploaded to " + address);

    long jobId = jobs.createJob(request(address)).getJobExecutionID();
    System.out.println("Job " + jobId + " submitted");

    JobInformation end = jobs.awaitFinalJobState(jobId, JOB_TIMEOUT_SECONDS, TimeUnit.SECONDS);
    if (!"FINISHED".equals(end.getStatus())) {
      throw new IllegalStateException("Job " + jobId + " has the status " + end.getStatus());
    }
    save(jobs.getResultParts(jobId), image);
  }

  private static JobRequest request(String address) {
    Part part = new Part();
    part.setMimeType("image/png");
    part.setUrl(address);

    Item item = new Item();
    item.addParts(List.of(part));

    JobRequest request = new JobRequest();
    request.setJobTemplateName("ocr");
    request.getItems().add(item);
    return request;
  }

  /** Saves part 0 as scan.png.result-0, part 1 as scan.png.result-1 and so on. */
  private void save(Part[] parts, Path image) throws Exception {
    if (parts == null || Arrays.stream(parts).allMatch(Objects::isNull)) {
      throw new IllegalStateException("The job is finished but has no result part");
    }
    for (int i = 0; i < parts.length; i++) {
      if (parts[i] == null) {
        continue;
      }
      Path target = image.resolveSibling(image.getFileName() + ".result-" + i);
      try (InputStream content = storage.download(parts[i].getUrl())) {
        Files.copy(content, target, StandardCopyOption.REPLACE_EXISTING);
      }
      System.out.println(parts[i].getUrl() + " saved as " + target);
    }
  }

  private static String env(String name, String fallback) {
    String value = System.getenv(name);
    return value == null || value.isEmpty() ? fallback : value;
  }
}
