package com.example.flow;

import com.jadice.flow.controller.client.connector.FlowJobClient;
import com.jadice.flow.controller.client.connector.TokenProvider;
import com.jadice.flow.controller.client.impl.EurekaStorageService;
import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Scope;

/** Makes the two client objects. If the library registers a FlowJobClient of its own, leave out the first. */
@Configuration
public class FlowClientConfiguration {
  @Bean
  @Scope("prototype")
  FlowJobClient flowJobClient(
      @Value("${jadice-flow.server-url}") String controller,
      @Value("${jadice-flow.client.http-timeout:1m}") Duration httpTimeout) {
    return new FlowJobClient(controller, httpTimeout, TokenProvider.NOOP_PROVIDER);
  }

  @Bean
  EurekaStorageService eurekaStorageService(
      @Value("${my-app.eureka.url}") String endpoint,
      @Value("${my-app.eureka.username}") String username,
      @Value("${my-app.eureka.password}") String password) {
    return new EurekaStorageService(endpoint, username, password);
  }
}
